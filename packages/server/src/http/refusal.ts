// How a request is refused: a status, a stable word and a sentence, as JSON for programs and as a page for people.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalPage } from './pages/refusalPage.ts';

const REFUSALS = {
  'bad-request': { status: 400, message: 'The request could not be read.' },
  'bad-name': {
    status: 400,
    message: 'A name has 1 to 40 characters that can be seen, and nothing that hides or turns writing.',
  },
  'wrong-token': { status: 401, message: 'This needs the token that the operator chose.' },
  banned: { status: 403, message: 'The operator of this server does not let you in.' },
  'wrong-origin': { status: 403, message: 'This can be asked only from our own page.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'wrong-method': { status: 405, message: 'This cannot be done here.' },
  'too-slow': { status: 408, message: 'The request took too long to arrive.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'wrong-type': { status: 415, message: 'The request must be JSON.' },
  'wrong-range': { status: 416, message: 'The file has no such part.' },
  'too-fast': { status: 429, message: 'Too many requests; please wait a little.' },
  'long-headers': { status: 431, message: 'The headers of the request are too large.' },
  internal: { status: 500, message: 'Something went wrong here; it has been noted.' },
  unavailable: { status: 503, message: 'The server is not ready now; please try again soon.' },
} as const;

export type RefusalWord = keyof typeof REFUSALS;

/** The same for people who read French. */
const FRENCH: Readonly<Record<RefusalWord, string>> = {
  'bad-request': 'La requête n’a pas pu être lue.',
  'bad-name': 'Un nom a de 1 à 40 caractères visibles, et rien qui cache ou retourne le texte.',
  'wrong-token': 'Il faut pour cela le jeton choisi par l’administrateur.',
  banned: 'L’administrateur de ce serveur ne vous laisse pas entrer.',
  'wrong-origin': 'Cela ne peut être demandé que depuis notre propre page.',
  'not-found': 'Il n’y a rien à cette adresse.',
  'wrong-method': 'Cela n’est pas possible ici.',
  'too-slow': 'La requête a mis trop de temps à arriver.',
  'too-large': 'La requête est trop longue.',
  'wrong-type': 'La requête doit être en JSON.',
  'wrong-range': 'Le fichier n’a pas cette partie.',
  'too-fast': 'Trop de requêtes : patientez un peu.',
  'long-headers': 'Les en-têtes de la requête sont trop longs.',
  internal: 'Une erreur est survenue ici ; elle a été notée.',
  unavailable: 'Le serveur n’est pas prêt : réessayez bientôt.',
};

export const statusOf = (code: RefusalWord): number => REFUSALS[code].status;

/** The body of a refusal for programs, in the shape that the protocol of the sockets uses as well. */
export const refusalBody = (code: RefusalWord) =>
  ({ type: 'refused', code, message: REFUSALS[code].message }) as const;

/** Paths that programs ask for. */
const FOR_PROGRAMS = /^\/(api|health|ready|metrics)(\/|$)/u;

export function refuse(request: FastifyRequest, reply: FastifyReply, code: RefusalWord): FastifyReply {
  const { status, message } = REFUSALS[code];
  // A file that is missing now may be there later.
  reply.code(status).header('cache-control', 'no-store');
  const path = request.url.split('?')[0] ?? '';
  if (FOR_PROGRAMS.test(path)) return reply.send(refusalBody(code));
  const language = languageOf(request.headers['accept-language']);
  return reply
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .send(refusalPage(status, language === 'fr' ? FRENCH[code] : message, language));
}

/** The first of our languages that the browser names; browsers name them in the order in which they are liked. */
function languageOf(accepted: string | undefined): 'en' | 'fr' {
  const [, found] = /(?:^|,)\s*(en|fr)\b/iu.exec(accepted ?? '') ?? [];
  return found?.toLowerCase() === 'fr' ? 'fr' : 'en';
}

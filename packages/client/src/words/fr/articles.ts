// French names after “de” and “à”, where articles melt and vowels meet.

const VOWEL = /^[aeiouàâéèêëîïôùû]/iu;
const ARTICLE = /^le /iu;

/** “de Paris”, “d’Alger”, “du Caire”, “du Médecin”. */
export function withOf(name: string): string {
  if (ARTICLE.test(name)) return `du ${name.slice(3)}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** “à Paris”, “au Caire”, “au Médecin”. */
export function withAt(name: string): string {
  return ARTICLE.test(name) ? `au ${name.slice(3)}` : `à ${name}`;
}

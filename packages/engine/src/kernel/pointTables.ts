// Who answers which rule point at a table, worked out when a game is compiled; see points.ts.
import { ALWAYS, pointGroups, pointNames } from './points.ts';
import type { Answer, Field, PointTable } from './types.ts';

interface Answerer {
  readonly id: string;
  readonly points?: readonly Answer[];
}

/** Point to 1 if anybody answers it, group to 1 if anybody answers one of its points. */
export function heardPoints(tables: readonly PointTable[]): Uint8Array {
  return Uint8Array.from(tables, (_, point) =>
    (pointGroups.get(point) ?? [point]).every((member) => tables[member]!.silent) ? 0 : 1,
  );
}

/** Point to who answers it, for a table with these rules and these roles; `offsets` say where a field lies in the state. */
export function pointTables(
  rules: readonly Answerer[],
  roles: readonly Answerer[],
  offsets: readonly number[],
): readonly PointTable[] {
  const tables: PointTable[] = [];
  for (let point = 0; point < pointNames.length; point++) tables.push(tableOf(point, rules, roles, offsets));
  return tables;
}

function tableOf(
  point: number,
  rules: readonly Answerer[],
  roles: readonly Answerer[],
  offsets: readonly number[],
): PointTable {
  const answersOf = ({ points = [] }: Answerer): readonly Answer[] =>
    points.filter((given) => given.point === point);
  const twice = roles.find((role) => answersOf(role).length > 1);
  if (twice !== undefined) throw new Error(`${twice.id} answers ${pointNames[point]!} twice`);
  const partly = roles.find((role) => answersOf(role).some(({ during }) => during !== undefined));
  if (partly !== undefined)
    throw new Error(`${partly.id} is a role and answers ${pointNames[point]!} always`);
  const ofRoles = roles.map((role) => answersOf(role)[0]?.answer);
  const rolesSilent = ofRoles.every((own) => own === undefined);
  const answers = rules.flatMap(answersOf);
  return {
    silent: rolesSilent && answers.length === 0,
    rolesSilent,
    table: answers.map((given) => given.answer),
    during: answers.map(({ during }) => (during === undefined ? ALWAYS : cellOf(during, offsets))),
    names: rules.flatMap((rule) => answersOf(rule).map(() => rule.id)),
    roles: ofRoles,
  };
}

function cellOf(field: Field, offsets: readonly number[]): number {
  const cell = offsets[field.id];
  if (cell === undefined)
    throw new Error(`an answer depends on ${field.name}, which nobody at the table has`);
  return cell;
}

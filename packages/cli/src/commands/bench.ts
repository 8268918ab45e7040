export const help = '';
export function run(): number {
  return 0;
}

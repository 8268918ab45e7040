// The game as text, as a file of the visitor.
import type { TableStore } from '../../table/tableStore.ts';

export async function saveText(table: TableStore, name: string): Promise<void> {
  const text = await table.exportText();
  if (typeof text !== 'string') return;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

import { expect, test } from 'vitest';
import { joined } from '../../src/rules/slot.ts';

const isHandler = (value: unknown): value is (event: string) => void => typeof value === 'function';

test('an element keeps what it says, and both sides are heard', () => {
  const heard: string[] = [];
  const sum = joined(
    { type: 'button', className: 'own', 'aria-describedby': 'one', onClick: () => heard.push('own') },
    {
      type: 'submit',
      className: 'more',
      'aria-describedby': 'two',
      onClick: (event: unknown) => heard.push(String(event)),
      onFocus: () => heard.push('focus'),
    },
  );
  expect(sum).toMatchObject({ type: 'button', className: 'own more', 'aria-describedby': 'one two' });
  const { onClick, onFocus } = sum;
  for (const handle of [onClick, onFocus]) if (isHandler(handle)) handle('more');
  expect(heard).toEqual(['own', 'more', 'focus']);
});

test('what only one side says stays as it is', () => {
  expect(joined({ className: 'own' }, { id: 'x', className: undefined })).toEqual({
    id: 'x',
    className: 'own',
  });
});

test('a handler that an element leaves undefined is given to it', () => {
  const heard: string[] = [];
  const { onPointerEnter } = joined(
    { onPointerEnter: undefined },
    { onPointerEnter: () => heard.push('more') },
  );
  if (isHandler(onPointerEnter)) onPointerEnter('');
  expect(heard).toEqual(['more']);
});

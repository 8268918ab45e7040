import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'nurse'];
const ships = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.includes('ship')).map((command) => command.split(' ')[2]!);

describe('ship', () => {
  it('IB-MOV-13 IB-MOV-19 goes from port to port, joined or not, for one action and one card', () => {
    iberia({ roles, at: { politician: 'valencia' }, hands: { politician: ['lisboa', 'soria'] } })
      .refuses('drive vigo', 'not-connected')
      .does('ship vigo discarding lisboa')
      .told(
        { fact: 'discarded', seat: 1, card: 'lisboa', by: 'ship' },
        { fact: 'moved', seat: 1, from: 'valencia', to: 'vigo', by: 'ship' },
      )
      .at('politician', 'vigo')
      .hand('politician', 'soria')
      .discarded('lisboa')
      .asks('actions', { left: 3 });
  });

  it('IB-MOV-14 any card of the colour of the destination pays, inland cities included', () => {
    const hands = { politician: ['salamanca', 'granada', 'burgos'] };
    const game = iberia({ roles, at: { politician: 'valencia' }, hands });
    const blue = ['a-coruna', 'vigo', 'porto', 'lisboa', 'albufeira'];
    const black = ['huelva', 'cadiz', 'gibraltar', 'malaga', 'almeria'];
    const red = ['gijon', 'santander', 'san-sebastian-donostia'];
    expect(ships(game.legal()).sort()).toEqual([...blue, ...black, ...red].sort());
    for (const port of blue) game.allows(`ship ${port} discarding salamanca`);
    for (const port of black) game.allows(`ship ${port} discarding granada`);
    for (const port of red) game.allows(`ship ${port} discarding burgos`);
    game
      .refuses('ship vigo discarding granada', 'wrong-colour', 'A ship to Vigo takes a blue city card.')
      .refuses('ship malaga discarding burgos', 'wrong-colour', 'A ship to Málaga takes a black city card.')
      .refuses('ship gijon discarding salamanca', 'wrong-colour', 'A ship to Gijón takes a red city card.')
      .hand('politician', ...hands.politician);
  });

  it('IB-MOV-15 the card of the destination itself pays', () => {
    iberia({ roles, at: { politician: 'gijon' }, hands: { politician: ['cadiz'] } })
      .does('ship cadiz discarding cadiz')
      .at('politician', 'cadiz')
      .hand('politician')
      .discarded('cadiz');
  });

  it('IB-MOV-16 no ship leaves a city without a port', () => {
    const game = iberia({
      roles,
      at: { politician: 'cuenca' },
      hands: { politician: ['cuenca', 'alicante'] },
    })
      .refuses('ship alicante discarding alicante', 'no-port', 'Cuenca has no port.')
      .refuses('ship valencia discarding cuenca', 'no-port', 'Cuenca has no port.');
    expect(ships(game.legal())).toEqual([]);
    game.does('drive valencia', 'ship alicante discarding alicante').at('politician', 'alicante');
  });

  it('IB-MOV-17 no ship enters a city without a port', () => {
    iberia({ roles, at: { politician: 'valencia' }, hands: { politician: ['madrid', 'sevilla', 'gijon'] } })
      .refuses('ship madrid discarding madrid', 'no-port', 'Madrid has no port.')
      .refuses('ship sevilla discarding sevilla', 'no-port', 'Sevilla has no port.')
      .refuses('ship bilbao-bilbo discarding gijon', 'no-port', 'Bilbao-Bilbo has no port.')
      .at('politician', 'valencia')
      .hand('politician', 'madrid', 'sevilla', 'gijon')
      .does('ship santander discarding madrid')
      .at('politician', 'santander');
  });

  it('IB-MOV-18 a card of the colour one leaves does not pay, not even that of the own city', () => {
    const game = iberia({
      roles,
      at: { politician: 'valencia' },
      hands: { politician: ['valencia', 'cuenca'] },
    })
      .refuses('ship vigo discarding valencia', 'wrong-colour', 'A ship to Vigo takes a blue city card.')
      .refuses('ship vigo discarding cuenca', 'wrong-colour')
      .hand('politician', 'valencia', 'cuenca')
      .asks('actions', { left: 4 });
    expect(new Set(ships(game.legal()))).toEqual(
      new Set(['barcelona', 'tarragona', 'palma-de-mallorca', 'alicante', 'cartagena']),
    );
  });

  it('IB-MOV-13 the card has to be in the own hand', () => {
    iberia({
      roles,
      at: { politician: 'valencia', nurse: 'valencia' },
      hands: { politician: ['soria'], nurse: ['lisboa'] },
    })
      .refuses('ship vigo discarding lisboa', 'card-not-held', 'You do not hold lisboa.')
      .refuses('ship vigo discarding porto', 'card-not-held')
      .hand('nurse', 'lisboa');
  });

  it('IB-MOV-20 research changes nothing about the card', () => {
    const position = { roles, at: { politician: 'valencia' }, researched: ['blue', 'yellow'] };
    iberia({ ...position, hands: { politician: ['cuenca', 'lisboa'] } })
      .refuses('ship vigo discarding cuenca', 'wrong-colour')
      .does('ship vigo discarding lisboa')
      .discarded('lisboa')
      .hand('politician', 'cuenca');
    const empty = iberia(position).refuses('ship vigo').refuses('ship vigo discarding vigo', 'card-not-held');
    expect(ships(empty.legal())).toEqual([]);
  });
});

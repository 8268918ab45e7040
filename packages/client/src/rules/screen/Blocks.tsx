// The pieces of a section, drawn.
import type { ReactNode } from 'react';
import { anchorOf } from '../pages/anchors.ts';
import type { Block, Section } from '../pages/page.ts';
import { marksIn } from '../search/marks.ts';
import type { RulesWords } from '../words.ts';
import { Marked } from './Marked.tsx';
import { placeId } from './places.ts';
import styles from './Blocks.module.css';

export interface BlocksProps {
  readonly section: Section;
  readonly words: RulesWords;
  /** Folded words to mark. */
  readonly searched: readonly string[];
}

export function Blocks({ section, words, searched }: BlocksProps) {
  const say = (text: string) => <Marked text={text} marks={marksIn(text, searched)} />;
  return section.blocks.map((block, index) => (
    <BlockView
      key={anchorOf(section.id, index)}
      anchor={anchorOf(section.id, index)}
      block={block}
      say={say}
      words={words}
    />
  ));
}

interface BlockViewProps {
  readonly anchor: string;
  readonly block: Block;
  readonly say: (text: string) => ReactNode;
  readonly words: RulesWords;
}

function BlockView({ anchor, block, say, words }: BlockViewProps) {
  switch (block.block) {
    case 'heading':
      return (
        <h3 id={placeId(anchor)} className={styles['heading']} tabIndex={-1}>
          {say(block.text)}
        </h3>
      );
    case 'paragraph':
      return <p className={styles['paragraph']}>{say(block.text)}</p>;
    case 'list':
      return (
        <ul className={styles['list']}>
          {block.items.map((item) => (
            <li key={item}>{say(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={styles['list']}>
          {block.items.map((item) => (
            <li key={item}>{say(item)}</li>
          ))}
        </ol>
      );
    case 'note':
      return (
        <p className={styles['note']}>
          <strong className={styles['noteName']}>{words.note}</strong> {say(block.text)}
        </p>
      );
    case 'table':
      return <TableView block={block} label={words.table(block.caption)} say={say} />;
  }
}

interface TableViewProps {
  readonly block: Extract<Block, { readonly block: 'table' }>;
  readonly label: string;
  readonly say: (text: string) => ReactNode;
}

/** A wide one is scrolled by itself, also with the keyboard. */
function TableView({ block: { caption, head, rows }, label, say }: TableViewProps) {
  return (
    <div className={styles['tableFrame']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{say(caption)}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">{say(first)}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

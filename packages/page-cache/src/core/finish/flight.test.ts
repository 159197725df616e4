import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { UnexpectedMarkupError } from '../../model/unfinishable-page-error.ts';
import { readFlight } from './flight.ts';
import { renderedClientModules } from './rendered-client-modules.ts';

const boot = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`;
const modules = (...rows: string[]) =>
  renderedClientModules(readFlight([boot, push(`${rows.join('\n')}\n`)]));
const module = 'a:I[12658,["chunk"],"Counter"]';

describe('design §3.3 which client components a page renders', () => {
  test.each([
    ['as an element', '0:["$","$La",null,{}]'],
    ['as a property', '0:["$","div",null,{"Component":"$a"}]'],
    ['by a row in between', '0:["$","div",null,{"children":"$Lb"}]', 'b:["$","$La",null,{}]'],
    ['by a promise', '0:["$@b"]', 'b:["$","$La",null,{}]'],
    ['by a map', '0:{"c":"$Qb"}', 'b:[["children",["$","$La",null,{}]]]'],
    ['by a path into a row', '0:["$b:props:children"]', 'b:["$","p",null,{"children":"$La"}]'],
    [
      'in a later value of a stream',
      '0:{"v":"$b"}',
      'b:X',
      'b:["$","p",null,{}]',
      'b:["$","$La",null,{}]',
      'b:C',
    ],
  ])('%s', (_, ...rows) => {
    expect(modules(module, ...rows)).toEqual(['12658']);
  });

  test.each([
    ['a row that nothing points to', '0:["$","p",null,{}]', 'b:["$","$La",null,{}]'],
    ['the error component of a layout', '0:["$","$Lc",null,{"error":"$a"}]'],
    ['the not-found page of a layout', '0:["$","$Lc",null,{"notFound":["$","$La",null,{}]}]'],
    ['the page of last resort', '0:{"f":[],"G":["$a",[]]}'],
    ['text that looks like a reference', '0:["$","p",null,{"children":"$$La"}]'],
    ['a price', '0:["$","p",null,{"children":"$$a"}]'],
    ['rows that point at each other', '0:["$b"]', 'b:["$0"]'],
  ])('not by %s', (_, ...rows) => {
    expect(modules(module, ...rows)).toEqual([]);
  });
});

describe('design §3.3 flight rows', () => {
  it('are found after text of any kind, whose length is in bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 40 }), (text, cut) => {
        const wellFormed = text.toWellFormed();
        const size = Buffer.byteLength(wellFormed).toString(16);
        const data = `${module}\nb:T${size},${wellFormed}0:["$","$La",null,{"children":"$b"}]\n`;
        const scripts = [boot, push(data.slice(0, cut).toWellFormed()), push(data.slice(cut))];
        fc.pre(data.slice(0, cut).isWellFormed());
        expect(renderedClientModules(readFlight(scripts))).toEqual(['12658']);
      }),
    );
  });

  it('with bytes are read from base64', () => {
    const bytes = Buffer.concat([Buffer.from('b:o3,'), Buffer.from([0xff, 10, 0xfe])]);
    const binary = `self.__next_f.push([3,"${bytes.toString('base64')}"])`;
    expect(
      renderedClientModules(readFlight([boot, binary, push(`${module}\n0:["$a"]\n`)])),
    ).toEqual(['12658']);
  });

  test.each([
    ['no root', '1:"a"\n'],
    ['a row without end', '0:["$"]'],
    ['a row without id', 'x'],
    ['a size that is none', '0:[]\nb:Tzz,abc'],
    ['a model that is no JSON', '0:[\n'],
    ['a reference that is no list', '0:[]\na:I{}\n'],
  ])('with %s are not what Next 16 writes', (_, data) => {
    expect(() => readFlight([boot, push(data)])).toThrow(UnexpectedMarkupError);
  });
});

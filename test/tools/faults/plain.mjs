/** Faults that one file shows: for each rule the code it finds, and its twin without the fault. */
export const plain = {
  'no-array-constructor': ['export const list = new Array(0, 1)', 'export const list = [0, 1]'],
  'no-unused-expressions': [
    'export const f = (a: number) => {\n  a + 1\n}',
    'export const f = (a: number) => a + 1',
  ],
  'no-unused-vars': [
    'const unused = 1\nexport {}',
    'export const f = ({ a, ...rest }: { a: number }, _b: number) => rest',
  ],
  'no-var': ['export var a = 1', 'export const a = 1'],
  'prefer-const': [
    'let a = 1\nexport const f = () => a',
    'let a = 1\nexport const f = () => (a += 1)',
  ],
  'prefer-rest-params': [
    'export function f() {\n  return arguments\n}',
    'export function f(...all: number[]) {\n  return all\n}',
  ],
  'prefer-spread': [
    'export const f = (g: (a: number) => void, all: [number]) => g.apply(undefined, all)',
    'export const f = (g: (a: number) => void, all: [number]) => g(...all)',
  ],
  'no-console': ["console.log('a')", 'export {}'],
  eqeqeq: [
    'export const f = (a: number, b: number) => a == b',
    'export const f = (a: number | null) => a == null',
  ],
  'typescript/ban-ts-comment': ['// @ts-ignore\nexport const a = 1', '// ts\nexport const a = 1'],
  'typescript/no-duplicate-enum-values': [
    'export enum E {\n  A = 1,\n  B = 1,\n}',
    'export enum E {\n  A = 1,\n  B = 2,\n}',
  ],
  'typescript/no-empty-object-type': ['export type A = {}', 'export type A = { a: 1 }'],
  'typescript/no-explicit-any': ['export type A = any', 'export type A = unknown'],
  'typescript/no-extra-non-null-assertion': [
    'export const f = (a: string | null) => a!!',
    'export const f = (a: string | null) => a!',
    { also: ['typescript/no-unnecessary-type-assertion'] },
  ],
  'typescript/no-misused-new': [
    'export interface A {\n  new (): A\n}',
    'export interface A {\n  make(): A\n}',
  ],
  'typescript/no-namespace': [
    'export namespace A {\n  export const b = 1\n}',
    'export const b = 1',
  ],
  'typescript/no-non-null-asserted-optional-chain': [
    'export const f = (a?: { b?: string }) => a?.b!',
    'export const f = (a?: { b?: string }) => a?.b',
  ],
  'typescript/no-require-imports': [
    "import fs = require('node:fs')\nexport const a = fs.constants",
    "import fs from 'node:fs'\nexport const a = fs.constants",
  ],
  'typescript/no-this-alias': [
    'export class A {\n  b() {\n    const self = this\n    return () => self\n  }\n}',
    'export class A {\n  b() {\n    return () => this\n  }\n}',
  ],
  'typescript/no-unnecessary-type-constraint': [
    'export type A<B extends unknown> = B[]',
    'export type A<B> = B[]',
  ],
  'typescript/no-unsafe-declaration-merging': [
    'export interface A {\n  a: 1\n}\nexport class A {}',
    'export interface A {\n  a: 1\n}\nexport class B {}',
  ],
  'typescript/no-unsafe-function-type': ['export type A = Function', 'export type A = () => void'],
  'typescript/no-wrapper-object-types': ['export type A = String', 'export type A = string'],
  'typescript/prefer-as-const': [
    "export const a = 'b' as 'b'",
    "export const a = 'b' as const",
    { also: ['typescript/no-unnecessary-type-assertion'] },
  ],
  'typescript/prefer-namespace-keyword': [
    'declare module A {\n  const b: 1\n}',
    "declare module 'a' {\n  export const b: 1\n}",
    { also: ['typescript/no-namespace', 'no-unused-vars'] },
  ],
  'typescript/triple-slash-reference': [
    '/// <reference path="./other.d.ts" />\nexport {}',
    '// other\nexport {}',
  ],
  'typescript/consistent-type-imports': [
    "import { Stats } from 'node:fs'\nexport type A = Stats",
    "import type { Stats } from 'node:fs'\nexport type A = Stats | import('node:fs').BigIntStats",
  ],
  'import/no-duplicates': [
    "import { join } from 'node:path'\nimport { sep } from 'node:path'\nexport const a = join(sep)",
    "import { join, sep } from 'node:path'\nexport const a = join(sep)",
  ],
}

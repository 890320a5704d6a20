import fs from 'node:fs'
import path from 'node:path'
import type { GoodsKind } from '@server/areas/holding/kinds'
import type { Definition } from '@server/areas/programme/definition'

interface Shelf {
  categories: { kind: GoodsKind; goods: { title: string }[] }[]
}

const folder = path.join(__dirname, '../../demo/goods')
const kinds = new Map(
  fs
    .readdirSync(folder)
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Shelf)
    .flatMap(({ categories }) => categories)
    .flatMap(({ kind, goods }) => goods.map(({ title }) => [title, kind] as const)),
)

/** Whether a campaign gives goods of such a kind, or a code that calls itself so. */
export const gives =
  (some: readonly GoodsKind[], code: RegExp) =>
  ({ prizes }: Definition): boolean =>
    prizes.some(({ name, gives }) =>
      gives.type === 'goods'
        ? some.includes(kinds.get(gives.goods)!)
        : gives.type === 'code' && code.test(name),
    )

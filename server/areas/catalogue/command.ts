import { kinds } from '@server/areas/holding/holding'
import { listed } from '@server/command/listed'
import { countAllWants } from './goods/wants'
import { exportGoods, goodsInOrder } from './write/export-goods'
import { goodsImporter } from './write/import-goods'

/** What is to be stocked up, by who waits for it. */
const wantedWords = (people = 0) => (people > 0 ? `${people} 人想要` : '')

export const goodsCommand = listed({
  name: 'goods',
  noun: '商品',
  importer: goodsImporter,
  list: async ({ db }) => {
    const wanting = await countAllWants(db)
    return (await goodsInOrder(db)).map(({ goods, category, stock, sold }) =>
      [
        goods.goodsKey,
        goods.title,
        goods.kind === 'goods' ? category.name : kinds[goods.kind].name,
        `剩 ${stock}，已兑 ${sold}`,
        wantedWords(wanting.get(goods.goodsId)),
        goods.onShelf ? '' : '已下架',
      ]
        .filter(Boolean)
        .join('  '),
    )
  },
  exported: ({ db }) => exportGoods(db),
})

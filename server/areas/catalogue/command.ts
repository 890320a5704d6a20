import { kinds } from '@server/areas/holding/holding'
import { listed } from '@server/command/listed'
import { exportGoods, goodsInOrder } from './write/export-goods'
import { goodsImporter } from './write/import-goods'

export const goodsCommand = listed({
  name: 'goods',
  noun: '商品',
  importer: goodsImporter,
  list: async ({ db }) =>
    (await goodsInOrder(db)).map(({ goods, category, stock, sold }) =>
      [
        goods.goodsKey,
        goods.title,
        goods.kind === 'goods' ? category.name : kinds[goods.kind].name,
        `剩 ${stock}，已兑 ${sold}`,
        goods.onShelf ? '' : '已下架',
      ]
        .filter(Boolean)
        .join('  '),
    ),
  exported: ({ db }) => exportGoods(db),
})

import { listed } from '@server/command/listed'
import { readFile } from '@server/command/read-file'
import { checkFile } from '@server/importing/import-file'
import { writtenPicture } from '@server/importing/pictures'
import { said } from '@server/importing/said'
import { refuseProblems } from '@server/importing/unusable'
import { yuan } from '@server/money'
import { allSupplies } from './stock-supplies'
import { supplyImporter } from './supply-file'
import { countSupplies } from './write-supplies'

/** What operators can order for their machines. */
export const supplyCommand = listed({
  name: 'supply',
  noun: '补货商品',
  importer: () => supplyImporter,
  list: async ({ db }) =>
    (await allSupplies(db)).supplies.map((row) =>
      [
        row.supplyKey,
        row.supplierKey,
        row.title,
        `每箱 ${row.packSize} ${row.unit} ${yuan(row.price)}`,
        row.offShelf && '已停供',
      ]
        .filter(Boolean)
        .join('  '),
    ),
  exported: async ({ db }) => {
    const { suppliers, supplies } = await allSupplies(db)
    return {
      suppliers: suppliers.map(({ supplierKey: key, name, about, phone, area }) => ({
        ...{ key, name },
        ...said({ about, phone, area }),
      })),
      supplies: supplies.map((row) => ({
        ...{ key: row.supplyKey, supplier: row.supplierKey, title: row.title },
        ...{ picture: writtenPicture(row.image), tint: row.tint, unit: row.unit },
        ...{ pack_size: row.packSize, price: row.price, fits: row.fits },
        ...said({ off_shelf: row.offShelf }),
      })),
    }
  },
  deeds: {
    check: {
      says: '文件.json           看看一次导入会做什么，什么也不写入',
      async answer({ db }, file) {
        const { content, problems } = await checkFile(supplyImporter, readFile(file), db)
        refuseProblems(problems)
        const { added, changed } = await countSupplies(db, content)
        return [`没有问题，导入会新增 ${added}，更新 ${changed}，现在什么也没有写入`]
      },
    },
  },
})

import { openTestDatabase } from './test/server/harness/openTestDatabase'
import { temporaryDataDir } from './test/server/harness/leftovers'
import { loadConfig } from './server/config'
import { seeds, ports } from './server/areas/assembled'
import { demoFiles } from './server/database/demo-files'
import { importFile } from './server/importing/import-file'
import { goodsImporter } from './server/areas/catalogue/write/import-goods'
import { playStory } from './server/areas/catalogue/demo-story'
import { readJson } from './server/importing/read-json'
import { goodsFile } from './server/areas/catalogue/write/goods-file'
import { demo } from './server/database/demo'
async function main() {
  const database = await openTestDatabase()
  const config = loadConfig({ DATA_DIR: temporaryDataDir() })
  const now = new Date()
  await database.transaction(async (tx) => {
    for (const { name, plant } of seeds) {
      if (name === 'catalogue') {
        for (const text of demoFiles('goods')) {
          let t = performance.now(); readJson(goodsFile, text); const parse = performance.now() - t
          t = performance.now(); await importFile(goodsImporter(config.dataKey), text, { tx, now })
          console.log('goods', Math.round(parse), Math.round(performance.now() - t), text.length)
        }
        const t = performance.now(); await playStory(tx, { userId: demo.consumer.userId, addressId: 1, now }); console.log('story', performance.now() - t)
        continue
      }
      const t = performance.now(); await plant(tx, { now, config, ports }); console.log(name, Math.round(performance.now() - t))
    }
  })
  await database.close()
}
main()

/** `npm run campaign`: brings campaigns in and looks after them, also while the server runs. */
import { loadConfig } from '@server/config'
import { openBeside } from '@server/database/beside'
import { checkDataKey } from '@server/database/facts'
import { isMigrated } from '@server/database/migrate'
import { answer } from './answer'
import { Misunderstood, readRequest, usage } from './request'

async function main(): Promise<void> {
  const request = readRequest(process.argv.slice(2))
  const config = loadConfig(process.env)
  const database = await openBeside(config, 'campaign')
  try {
    if (!(await isMigrated(database)))
      throw new Error('数据库还是旧版本：请先用这个版本启动一次服务（npm start）')
    await checkDataKey(database, config.dataKey)
    const lines = await answer(database, config, request)
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  const misunderstood = error instanceof Misunderstood
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message}\n${misunderstood ? `\n${usage}\n` : ''}`)
  process.exitCode = misunderstood ? 2 : 1
})

import { rekeyFiles } from '@server/areas/upload/upload'
import type { Command, Looking } from '@server/command/run'
import { readWords, refuseRest } from '@server/command/request'
import { isRekeyed, stateRekeyed } from '@server/database/key-print'
import { rekeyRows, type Rekeyed } from '@server/database/rekey/rows'
import { sealedTables } from './seals'

/** A key that is new, or that others may have seen, takes the place of the one before. */
export const rekeyCommand: Command<{ by: string }> = {
  purpose: 'rekey',
  usage:
    '用法：npm run rekey      用 DATA_KEY 中的第一把密钥重新加密全部数据，可随时中断、再次运行',
  readRequest(words) {
    const { positionals, by } = readWords(words, [])
    refuseRest(positionals)
    return { by }
  },
  about: ({ by }) => ({ action: '', kind: 'data key', id: '', by }),
  answer: async ({ db, config }) => [
    (await isRekeyed(db, config.dataKey))
      ? '数据库用的已经是现在的密钥，只处理还没有换过的内容'
      : '数据库还在用以前的密钥，开始更换',
  ],
  afterwards: rekey,
}

async function rekey({ database, config, providers }: Looking): Promise<string[]> {
  const key = config.dataKey
  const done: Rekeyed[] = []
  for (const sealed of sealedTables) done.push(await rekeyRows(database, key, sealed))
  done.push(await rekeyFiles(database.db, { storage: providers.storage, dataKey: key }))
  await stateRekeyed(database.db, key)
  const unreadable = done.flatMap(({ table, unreadable: rows }) =>
    rows.map((row) => `${table} ${row}`),
  )
  const lines = done.map(({ table, rows }) => `${table}：${rows}`)
  if (unreadable.length > 0)
    throw new Error([...lines, '以下内容用给出的任何密钥都打不开：', ...unreadable].join('\n'))
  return [...lines, '全部内容已用现在的密钥加密；一刻钟之后，以前的密钥可以从 DATA_KEY 中去掉']
}

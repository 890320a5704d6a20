import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import type { SeedContext } from '../area'
import { type Notice, publishNotice } from './publish'

export async function seedNotices(db: Db, { now }: SeedContext) {
  const { notices } = JSON.parse(demoFile('notices.json')) as { notices: Notice[] }
  for (const [position, notice] of notices.entries())
    await publishNotice(db, { ...notice, position }, now)
}

import type { breakageCalls } from '@contract/breakage'
import type { HandlersOf } from '@server/call/handler'
import { noteBreakage } from './note-breakage'

export const breakageHandlers: HandlersOf<typeof breakageCalls> = {
  '/tp5/api/Common/broken': async (told, { db, platform, now }) => {
    await noteBreakage(db, { ...told, platform }, now)
    return {}
  },
}

import type { receivedCalls } from '@contract/campaign/received'
import { idText, momentText, page, readCursor, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import type { Receiving } from '../../received'
import { countMine, listMine, type Place, showMine } from './mine'

const pageSize = 20

function placeIn(name: string, cursor: string | undefined): Place | null {
  if (!cursor) return null
  const [at, id] = readCursor(name, cursor, [momentText, idText])
  return { at: String(at), id: String(id) }
}

export const receivedHandlers = (
  receivings: readonly Receiving[],
): HandlersOf<typeof receivedCalls> => ({
  '/tp5/api/Campaign/receiveList': async ({ key, standing, cursor }, { db, user, now }) => {
    const name = `received:${key ?? ''}:${standing ?? ''}`
    const receiver = { db, userId: user.userId, now }
    const rows = await listMine(receivings, {
      ...{ ...receiver, key, standing },
      before: placeIn(name, cursor),
      most: pageSize + 1,
    })
    const { list, next } = page(rows, pageSize, ({ at, id }) =>
      writeCursor(name, [at.toISOString(), id]),
    )
    return { list: await showMine(receivings, receiver, list), next }
  },

  '/tp5/api/Campaign/receiveCount': ({ key }, { db, user, now }) =>
    countMine(receivings, { db, userId: user.userId, now, key }),
})

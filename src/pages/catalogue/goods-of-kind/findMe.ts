import { locate } from '@/platform/location'
import { toast } from '@/platform/toast'
import { session } from '@/session/session'

/** Whether it is known where I am; asks the phone the first time. */
export async function findMe(): Promise<boolean> {
  if (session.place) return true
  const position = await locate()
  if (position) session.locate(position)
  else toast('没有拿到位置，请在系统设置里允许定位')
  return session.position !== null
}

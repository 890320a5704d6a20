import type { In } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { surroundings } from '@/platform/surroundings'

export type Coded = In<'/tp5/api/Common/miniCode'>

/** Inside the mini program the code that opens it there; elsewhere, and where WeChat draws none, nothing. */
export function useMiniCode(coded: Coded | undefined) {
  const isAsked = coded !== undefined && surroundings() === 'miniProgram'
  return useRead('/tp5/api/Common/miniCode', isAsked ? coded : null)
}

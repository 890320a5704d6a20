import { useRead } from '@/cache/useRead'
import { surroundings } from '@/platform/surroundings'

/** Inside the mini program the code that opens it; elsewhere, and where WeChat draws none, nothing. */
export function useMiniCode(code: string | undefined) {
  const isAsked = code !== undefined && surroundings() === 'miniProgram'
  return useRead('/tp5/api/Invite/miniCode', isAsked ? { code } : null)
}

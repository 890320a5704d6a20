import { useEffect, useState } from 'react'
import { useRead } from '@/cache/useRead'
import { useInFront } from '@/platform/inFront'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { useHeld } from './useHeld'

const eachMs = 4000

/** Who won what lately, one after another. */
export function Winners({ moving }: { moving: boolean }) {
  const { data } = useRead('/tp5/api/TigerActivity/scrollLog', {}, { alike: true })
  const inFront = useInFront()
  const [turn, setTurn] = useState(0)
  const list = useHeld(data, moving)?.list ?? []
  useEffect(() => {
    if (!inFront || moving || list.length < 2) return undefined
    const timer = setInterval(() => setTurn((now) => now + 1), eachMs)
    return () => clearInterval(timer)
  }, [inFront, moving, list.length])
  const one = list[turn % Math.max(1, list.length)]
  return <NoticeBar>{one ? `${one.name} 抽中 ${one.prize}` : '每次抽取都能自己核对'}</NoticeBar>
}

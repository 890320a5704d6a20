import { useEffect, useState } from 'react'
import { useRead } from '@/cache/useRead'
import { useInFront } from '@/platform/inFront'
import { NoticeBar } from '@/ui/notice/NoticeBar'

const eachMs = 4000

/** Who won what lately, one after another. */
export function Winners() {
  const { data } = useRead('/tp5/api/TigerActivity/scrollLog', {}, { alike: true })
  const inFront = useInFront()
  const [turn, setTurn] = useState(0)
  const list = data?.list ?? []
  useEffect(() => {
    if (!inFront || list.length < 2) return undefined
    const timer = setInterval(() => setTurn((now) => now + 1), eachMs)
    return () => clearInterval(timer)
  }, [inFront, list.length])
  const one = list[turn % Math.max(1, list.length)]
  return <NoticeBar>{one ? `${one.name} 抽中 ${one.prize}` : '每次抽取都能自己核对'}</NoticeBar>
}

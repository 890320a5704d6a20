import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { DoneAgain } from '@/parts/draw/DoneAgain'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'

/** A draw of mine, done again on this phone. */
export function Verify({ playId }: { playId: string }) {
  const call = useRead('/tp5/api/TigerActivity/verify', { play_id: playId })
  const { data } = call
  return (
    <Card>
      <SectionHead title="核对这一次" />
      <Unloaded call={call} outline={3} />
      {data && <DoneAgain told={data} />}
    </Card>
  )
}

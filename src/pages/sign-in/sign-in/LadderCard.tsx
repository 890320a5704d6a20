import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { Ladder } from '@/parts/sign-in/Ladder'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Skeleton } from '@/ui/skeleton/Skeleton'

/** As high as the ladder is. */
const height = '190px'

export function LadderCard() {
  const call = useRead('/tp5/api/UserSignIn/ladder')
  return (
    <Card>
      <SectionHead title="连签阶梯" more="断签从头算" onMore={() => void go('signInCursor')} />
      {call.data && <Ladder steps={call.data.steps} />}
      <Unloaded call={call} outline={<Skeleton height={height} />} />
    </Card>
  )
}

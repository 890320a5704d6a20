import type { Out } from '@contract/api'
import { OpeningPage } from '@/parts/sharing/OpeningPage'
import type { Point } from '@/parts/sharing/Points'
import { type Target, wayIn } from '@/parts/sharing/wayIn'
import { surroundings } from '@/platform/surroundings'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'

const points: readonly Point[] = [
  { icon: 'calendar', title: '先领体验码，再来约课', note: '体验码在邻集的“瑜伽体验日”里领' },
  { icon: 'clock', title: '早课 6:30，晚课 19:00', note: '约好后提前十分钟到馆' },
  { icon: 'headset', title: '在家也能跟练', note: '手机架稳，跟着教练的口令做' },
]

type Outside = NonNullable<Out<'/tp5/api/Campaign/detail'>['outside']>

const targetOf = ({ app, ways: { scheme, url, mini, download } }: Outside): Target => ({
  name: app,
  ours: false,
  link: scheme,
  url,
  mini,
  ...download,
})

/** The app that the yoga campaign leads to: whatever the campaign says of it holds here too. */
export default function DownAppYoga() {
  const call = useRead('/tp5/api/Campaign/detail', { route: '/dayYogaIndex' })
  const outside = call.data?.outside
  if (!outside) {
    return (
      <Screen route="downAppYoga">
        <Unloaded call={{ ...call, data: outside }} outline={3} />
      </Screen>
    )
  }
  const target = targetOf(outside)
  const hero = {
    tone: 'ok',
    scene: 'yoga-lesson',
    title: target.name,
    text: '约课、跟练、记下每一次',
  } as const
  const way = wayIn(surroundings(), target)
  return <OpeningPage route="downAppYoga" hero={hero} target={target} way={way} points={points} />
}

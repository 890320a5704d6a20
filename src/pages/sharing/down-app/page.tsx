import { OpeningPage } from '@/parts/sharing/OpeningPage'
import type { Point } from '@/parts/sharing/Points'
import { ourApp, wayIn } from '@/parts/sharing/wayIn'
import { surroundings } from '@/platform/surroundings'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'

const hero = {
  tone: 'brand',
  scene: 'app-home',
  title: '把邻集装进手机',
  text: '点一下图标就到，不用再找网页',
} as const

const points: readonly Point[] = [
  { icon: 'bell', title: '到货就提醒', note: '快递到驿站、卡券快过期，手机响一声' },
  { icon: 'scan', title: '走到机器旁就能换', note: '打开就扫码，取货不用排队' },
  { icon: 'elder', title: '字大、有播报', note: '长辈模式一次设好，每次打开都是大字' },
]

export default function DownApp() {
  const call = useRead('/tp5/api/Common/config', {}, { alike: true })
  const { data } = call
  if (!data) {
    return (
      <Screen route="downApp">
        <Unloaded call={call} outline={3} />
      </Screen>
    )
  }
  const target = { ...ourApp, ...data.app }
  const way = wayIn(surroundings(), target)
  return <OpeningPage route="downApp" hero={hero} target={target} way={way} points={points} />
}

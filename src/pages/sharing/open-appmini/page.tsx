import { OpeningPage } from '@/parts/sharing/OpeningPage'
import type { Point } from '@/parts/sharing/Points'
import { ourApp, wayToMini } from '@/parts/sharing/wayIn'
import { useRoute } from '@/navigation/useRoute'
import { surroundings } from '@/platform/surroundings'

const hero = {
  tone: 'gold',
  scene: 'side-door',
  title: '邻集小程序',
  text: '微信里推门就进，不占手机地方',
} as const

const points: readonly Point[] = [
  { icon: 'wechat', title: '微信一键登录', note: '用微信里的手机号，不用记密码' },
  { icon: 'wallet', title: '微信支付付得快', note: '付款、退款都在微信里看得到' },
  { icon: 'up', title: '分享给邻居', note: '发到群里，邻居点开就能一起领' },
]

export default function OpenAppmini() {
  const { to } = useRoute('openAppmini')
  const way = wayToMini(surroundings())
  return (
    <OpeningPage
      route="openAppmini"
      hero={hero}
      target={ourApp}
      way={way}
      points={points}
      {...(to && { to })}
    />
  )
}

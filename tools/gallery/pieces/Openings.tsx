import { Hero } from '@/parts/sharing/Hero'
import { MenuGuide } from '@/parts/sharing/MenuGuide'
import { OpeningPage } from '@/parts/sharing/OpeningPage'
import { type Point, Points } from '@/parts/sharing/Points'
import { ourApp, wayIn } from '@/parts/sharing/wayIn'
import { Stack } from '@/ui/stack/Stack'
import { Frame } from '../Piece'

const target = { ...ourApp, link: 'linji://home', ios: 'https://apps.example' }

const hero = {
  tone: 'brand',
  scene: 'app-home',
  title: '把邻集装进手机',
  text: '点一下图标就到，不用再找网页',
} as const

const points: readonly Point[] = [
  { icon: 'bell', title: '到货就提醒', note: '快递到驿站、卡券快过期，手机响一声' },
  { icon: 'scan', title: '走到机器旁就能换', note: '打开就扫码，取货不用排队' },
]

/** Doors to apps: the page, and what it is made of. */
export function Openings() {
  return (
    <>
      <Frame name="门面 Hero">
        <Hero {...hero} tone="gold" />
      </Frame>
      <Frame name="三步 MenuGuide · 好处 Points">
        <Stack inset>
          <MenuGuide />
          <Points points={points} />
        </Stack>
      </Frame>
      <Frame name="打开页 OpeningPage，微信里">
        <OpeningPage
          route="downApp"
          hero={hero}
          target={target}
          way={wayIn('weChat', target)}
          points={points}
        />
      </Frame>
      <Frame name="打开页，电脑上">
        <OpeningPage
          route="openAppmini"
          hero={hero}
          target={target}
          way={wayIn('desktop', target)}
          points={points}
        />
      </Frame>
    </>
  )
}

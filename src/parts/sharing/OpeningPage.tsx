import { View } from '@tarojs/components'
import { wholeAddress } from '@/platform/wholeAddress'
import { routeNamed, urlsOf } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { CallError } from '@/blocks/form/CallError'
import { QrCode } from '@/ui/qr-code/QrCode'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Hero, type HeroProps } from './Hero'
import { MenuGuide } from './MenuGuide'
import styles from './OpeningPage.module.scss'
import { type Point, Points } from './Points'
import { useOpening } from './useOpening'
import type { Target, WayIn } from './wayIn'

interface OpeningPageProps {
  route: RouteName
  hero: HeroProps
  target: Target
  way: WayIn
  /** Where one should be inside the mini program; home unless said. */
  to?: string
  points: readonly Point[]
}

/** A door to an app: what it is, the way in from here, and what is behind it. */
export function OpeningPage({ route, hero, target, way, to = '/index', points }: OpeningPageProps) {
  const [address = '/'] = urlsOf(routeNamed(route))
  const { take, busy, error } = useOpening({ target, to, address })
  const [first, ...others] = way.ways
  return (
    <Screen route={route}>
      <Hero {...hero} />
      <View className={styles.over}>
        <Stack inset>
          <Card>
            <View className={styles.title}>{way.title}</View>
            <View className={styles.text}>{way.text}</View>
            {way.guide === 'menu' && <MenuGuide />}
            {way.guide === 'camera' && (
              <View className={styles.code}>
                <QrCode text={wholeAddress(address)} label={`${hero.title}的二维码`} />
              </View>
            )}
            <View className={styles.ways}>
              <CallError error={error} />
              {first && (
                <Button shape="full" busy={busy} onPress={() => take(first)}>
                  {first.text}
                </Button>
              )}
              {others.map((other) => (
                <Button key={other.do} kind="soft" shape="full" onPress={() => take(other)}>
                  {other.text}
                </Button>
              ))}
            </View>
          </Card>
          <Points points={points} />
        </Stack>
      </View>
    </Screen>
  )
}

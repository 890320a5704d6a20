import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Illustration } from '@/ui/illustrations/Illustration'
import { home } from '@/ui/illustrations/occasions/home'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import styles from './page.module.scss'

export default function About() {
  return (
    <Screen route="about">
      <Stack inset>
        <View className={styles.brand}>
          <Illustration scene={home} />
          <View className={styles.name}>邻集</View>
          <Text size="sm" tone="ink3">
            社区里的积分商城
          </Text>
          <Text size="sm" tone="ink3">
            版本 {session.version.hm_version}
          </Text>
        </View>
        <Card bare>
          <Cell title="用户协议" onPress={() => void go('userAgreement')} />
          <Cell title="隐私政策" onPress={() => void go('privacy')} />
          <Cell title="责任声明" onPress={() => void go('responsibility')} />
        </Card>
        <Card bare>
          <Cell icon="headset" title="找客服" onPress={() => void go('service')} />
        </Card>
      </Stack>
    </Screen>
  )
}

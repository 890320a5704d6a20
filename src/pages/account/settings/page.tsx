import { View } from '@tarojs/components'
import { useState } from 'react'
import { observer } from 'mobx-react'
import { useClosed } from '@/cache/useClosed'
import { go } from '@/navigation/go'
import { appearance, type ThemeChoice } from '@/session/appearance'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Switch } from '@/ui/switch/Switch'
import { Segmented } from '@/ui/tabs/Segmented'
import { nameOfSize } from '../text-size/textSizes'
import styles from './page.module.scss'
import { SignOutSheet } from './SignOutSheet'

const themes: readonly { value: ThemeChoice; text: string }[] = [
  { value: 'system', text: '跟随系统' },
  { value: 'light', text: '浅色' },
  { value: 'dark', text: '深色' },
]

export default observer(function Settings() {
  const [leaving, setLeaving] = useState(false)
  const closed = useClosed()
  return (
    <Screen route="settings">
      <Stack inset>
        <Card bare>
          <Switch
            label="长辈版"
            note="字大、步骤少"
            on={appearance.elder}
            onChange={(on) => appearance.setElder(on)}
          />
          <View className={styles.theme}>
            <View className={styles.caption}>外观</View>
            <Segmented
              label="外观"
              choices={themes}
              value={appearance.choice}
              onChoose={(theme) => appearance.chooseTheme(theme)}
            />
          </View>
          <Cell
            title="字号"
            value={nameOfSize(appearance.text)}
            onPress={() => void go('textSize')}
          />
        </Card>
        <Card bare>
          {!closed('userText') && (
            <Cell icon="edit" title="个人资料" onPress={() => void go('profile')} />
          )}
          <Cell icon="phone" title="账号与安全" onPress={() => void go('security')} />
          <Cell icon="bell" title="消息通知" onPress={() => void go('reminders')} />
          <Cell icon="user" title="隐私" onPress={() => void go('privacySettings')} />
          <Cell icon="info" title="关于邻集" onPress={() => void go('about')} />
        </Card>
        {session.signedIn && (
          <>
            <Button kind="danger" shape="full" onPress={() => setLeaving(true)}>
              退出登录
            </Button>
            <Button kind="text" shape="full" onPress={() => void go('closeAccount')}>
              注销账号
            </Button>
          </>
        )}
      </Stack>
      <SignOutSheet open={leaving} onClose={() => setLeaving(false)} />
    </Screen>
  )
})

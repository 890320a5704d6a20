import { View } from '@tarojs/components'
import { useState } from 'react'
import { useClosed } from '@/cache/useClosed'
import { useMe } from '@/parts/wallet/useMe'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { ProfileForm } from './ProfileForm'
import styles from './page.module.scss'

export default function ProfilePage() {
  const me = useMe()
  const closed = useClosed()
  const [opened] = useState(() => Date.now())
  if (closed('userText')) return <ClosedScreen route="profile" />
  if (me.data) return <ProfileForm key={opened} me={me.data} />
  return (
    <Screen route="profile">
      <View className={styles.waiting}>
        <Unloaded call={me} outline={2} />
      </View>
    </Screen>
  )
}

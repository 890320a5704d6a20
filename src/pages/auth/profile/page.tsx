import { View } from '@tarojs/components'
import { useState } from 'react'
import { useMe } from '@/blocks/balance/useMe'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { ErrorView } from '@/ui/state/ErrorView'
import { ProfileForm } from './ProfileForm'
import styles from './page.module.scss'

export default function ProfilePage() {
  const me = useMe()
  const [opened] = useState(() => Date.now())
  if (me.data) return <ProfileForm key={opened} me={me.data} />
  return (
    <Screen route="profile">
      <View className={styles.waiting}>
        {me.loading && <RowsSkeleton rows={2} />}
        {!me.loading && <ErrorView error={me.error} onRetry={() => void me.reload()} />}
      </View>
    </Screen>
  )
}

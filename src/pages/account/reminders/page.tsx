import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Out } from '@contract/api'
import { api } from '@/request/api'
import { useRead } from '@/cache/useRead'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Switch } from '@/ui/switch/Switch'
import styles from './page.module.scss'

type Wanted = Out<'/user/common/getMessage'>
type Kind = keyof Wanted

const kinds: readonly { kind: Kind; label: string; note: string }[] = [
  { kind: 'order', label: '订单进展', note: '发货、到货、退换有了新进展' },
  { kind: 'activity', label: '活动', note: '限时兑换、抽奖开始的时候' },
  { kind: 'sign_in', label: '签到提醒', note: '当天还没签到的时候' },
]

/** Kept for the account: every phone of this person shows the same. */
export default function Reminders() {
  const { data, error, loading, reload } = useRead('/user/common/getMessage')
  const [saved, setSaved] = useState<Wanted>()
  const saving = useSubmit(async (kind: Kind, on: boolean) => {
    setSaved(await api.post('/user/common/setMessage', { kind, on: on ? 1 : 0 }))
  })
  const wanted = saved ?? data
  return (
    <Screen route="reminders">
      <Stack inset>
        {wanted && (
          <Card bare>
            {kinds.map(({ kind, label, note }) => (
              <View key={kind} className={styles.row}>
                <Switch
                  label={label}
                  note={note}
                  on={wanted[kind] === 1}
                  onChange={(on) => void saving.submit(kind, on)}
                />
              </View>
            ))}
          </Card>
        )}
        <CallError error={saving.error} />
        {!wanted && loading && <Skeleton height="216px" />}
        {!wanted && !loading && <ErrorView error={error} onRetry={() => void reload()} />}
      </Stack>
    </Screen>
  )
}

import { useState } from 'react'
import { observer } from 'mobx-react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { appearance } from '@/session/appearance'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { SubjectCard, type Way } from './SubjectCard'

type Wanted = Out<'/user/common/getMessage'>
type Subject = Wanted['list'][number]['subject']

/** Kept for the account: every phone of this person shows the same. */
export default observer(function Reminders() {
  const call = useRead('/user/common/getMessage')
  const [saved, setSaved] = useState<Wanted>()
  const saving = useSubmit(async (subject: Subject, way: Way, on: boolean) => {
    setSaved(await api.post('/user/common/setMessage', { subject, way, on: on ? 1 : 0 }))
  })
  const wanted = saved ?? call.data
  return (
    <Screen route="reminders">
      <Stack inset>
        <Text size="sm" tone="ink2">
          所有消息都在“我的消息”里。要不要再用别的方式告诉您，在这里选。
        </Text>
        <CallError error={saving.error} />
        {wanted?.list.map((one) => (
          <SubjectCard
            key={one.subject}
            choice={one}
            smsADay={wanted.sms_a_day}
            onChoose={(way, on) => void saving.submit(one.subject, way, on)}
          />
        ))}
        <Unloaded
          call={call}
          outline={[1, 2, 3, 4].map((nth) => (
            <Skeleton key={nth} height={appearance.elder ? '228px' : '182px'} />
          ))}
        />
      </Stack>
    </Screen>
  )
})

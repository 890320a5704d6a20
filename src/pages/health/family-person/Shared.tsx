import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { back } from '@/navigation/go'
import type { Detail } from '@/parts/health/family/family'
import { SharedMeasures } from '@/parts/health/family/SharedMeasures'
import type { MeasureKey } from '@/parts/health/health'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'
import { End } from './End'

/** What somebody may look at, chosen anew. */
export function Shared({ detail: { watch, measures } }: { detail: Detail }) {
  const { watch_id, name, when } = watch
  const [chosen, setChosen] = useState<MeasureKey[]>(watch.measures)
  const [alerts, setAlerts] = useState(watch.alerts === 1)
  const { submit, busy, error } = useSubmit(async () => {
    if (chosen.length === 0) return toast(`一项都不给看，请点“不再给${name}看”`)
    await api.post('/tp5/api/ExchangeShop/HealthFamily/share', {
      ...{ watch_id, measures: chosen.join(',') },
      alerts: alerts ? 1 : 0,
    })
    toast('改好了，马上生效')
    await back()
  })
  return (
    <FormPage
      route="healthFamilyPerson"
      title={`给${name}看`}
      submitText="保存"
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      <Text tone="ink2">{`${when}开始给${name}看，随时可以改、可以停`}</Text>
      <SharedMeasures all={measures} chosen={chosen} onChange={setChosen} />
      <Card>
        <SectionHead title="健康守护" />
        <Stack>
          <Switch label="提醒没看，也告诉家人" on={alerts} onChange={setAlerts} />
          <Text size="sm" tone="ink2">
            {`您的守护提醒两次没有看过，就告诉${name}有一条没看，不写数字，也不写是哪一项`}
          </Text>
        </Stack>
      </Card>
      <End watch={watch} />
    </FormPage>
  )
}

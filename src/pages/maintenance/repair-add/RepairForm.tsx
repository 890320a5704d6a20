import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { type Fault, titleOf } from '@/parts/maintenance/fault'
import { FaultCard } from '@/parts/maintenance/FaultCard'
import { UpkeepScreen } from '@/parts/maintenance/UpkeepScreen'
import { usePhotos } from '@/parts/maintenance/usePhotos'
import { outbox } from '@/parts/outbox/outbox'
import { stamp } from '@/parts/outbox/step'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'

const choices = [
  { value: 'repair', label: '修好了', note: '会请报修的人确认' },
  { value: 'wait', label: '等配件', note: '写明等什么、几时到' },
  { value: 'dismiss', label: '不是故障', note: '写明为什么' },
] as const

type Choice = (typeof choices)[number]['value']

/** What was done about a fault. */
export function RepairForm({ faultId: fault_id }: { faultId: number }) {
  const call = useRead('/tp5/api/OperationFault/detail', { fault_id })
  const { data } = call
  const offered = choices.filter(({ value }) => data?.actions.includes(value))
  return (
    <UpkeepScreen route="repairAdd" title="记维修" call={call}>
      {data && <FaultCard fault={data} mender={data.mender} now={new Date()} />}
      {data && offered.length > 0 && <Form fault={data} offered={offered} />}
      {data && offered.length === 0 && (
        <Empty title="现在没有要记的" text="先接单，再记维修；修好的等报修人确认" />
      )}
    </UpkeepScreen>
  )
}

interface FormProps {
  fault: Fault
  offered: readonly (typeof choices)[number][]
}

function Form({ fault, offered }: FormProps) {
  const [action, setAction] = useState<Choice>(offered[0]!.value)
  const { uploads, photos } = usePhotos()
  const form = useForm({ words: '', parts: '' }, ({ words }) => ({
    words: words.trim() ? undefined : '请写一句说明',
    parts: undefined,
    photos: uploadsFault(uploads.items, 0),
  }))
  const { submit, busy, error } = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { fault_id, machine_sn } = fault
    const { label } = offered.find(({ value }) => value === action)!
    const parts = filled.parts.trim()
    void outbox.add({
      path: '/tp5/api/OperationFault/repair',
      name: `${machine_sn} ${titleOf(fault)} ${label}`,
      photos,
      input: {
        ...{ fault_id, action, words: filled.words.trim() },
        ...(parts && { parts }),
        ...stamp(),
      },
    })
    toast('记下了，有网就传上去')
    await replace('repairLog', { fault_id: String(fault_id) })
  })
  return (
    <Stack>
      <Card bare>
        <RadioGroup label="怎么样了" options={offered} value={action} onChange={setAction} />
      </Card>
      <Field label="说明" multiline counted maxLength={200} {...form.field('words')} />
      {action !== 'dismiss' && (
        <Field label="配件（可不填）" maxLength={100} {...form.field('parts')} />
      )}
      <Card>
        <UploadField
          label="照片（可不拍）"
          note="没网也能拍，先存在手机里"
          uploads={uploads}
          {...form.mark('photos')}
        />
      </Card>
      <CallError error={error} />
      <Button shape="full" busy={busy} onPress={() => void submit()}>
        记下来
      </Button>
    </Stack>
  )
}

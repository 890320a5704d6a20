import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import type { In } from '@contract/api'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { StaffProof } from '@/parts/auth/StaffProof'
import { PickMachine } from '@/parts/maintenance/PickMachine'
import { usePhotos } from '@/parts/maintenance/usePhotos'
import { outbox } from '@/parts/outbox/outbox'
import { OutboxCard } from '@/parts/outbox/OutboxCard'
import { stamp } from '@/parts/outbox/step'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'

const path = '/tp5/api/OperationMaintain/add'
type Kind = In<typeof path>['kind']

const kinds: readonly { value: Kind; label: string; note: string }[] = [
  { value: 'clean', label: '清洁消毒', note: '玻璃、取货口、外壳，每 14 天' },
  { value: 'check', label: '巡检', note: '插座、锁、屏幕、声音，每 30 天' },
  { value: 'dust', label: '冷凝器除尘', note: '断电再做，每 90 天' },
  { value: 'other', label: '其他维护', note: '写清楚做了什么' },
]

/** What was done to keep a machine in order. */
export default function AddUpkeep() {
  const { machine_sn } = useRoute('addUpkeep')
  return machine_sn ? <Add machineSn={machine_sn} /> : <PickMachine route="addUpkeep" />
}

function Add({ machineSn: machine_sn }: { machineSn: string }) {
  const [kind, setKind] = useState<Kind>('clean')
  const { uploads, photos } = usePhotos()
  const form = useForm({ note: '' }, ({ note }) => ({
    note: kind === 'other' && !note.trim() ? '请写做了什么' : undefined,
    photos: uploadsFault(uploads.items, 0),
  }))
  const { submit, busy, error } = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const note = filled.note.trim()
    const { label } = kinds.find(({ value }) => value === kind)!
    void outbox.add({
      ...{ path, name: `${machine_sn} ${label}`, photos },
      input: { ...{ machine_sn, kind }, ...stamp(), ...(note && { note }) },
    })
    toast('记下了，有网就传上去')
    await replace('upkeepLog', { machine_sn })
  })
  return (
    <>
      <FormPage
        route="addUpkeep"
        submitText="记下来"
        busy={busy}
        error={error}
        onSubmit={() => void submit()}
      >
        <OutboxCard />
        <Card bare>
          <RadioGroup label="做了什么" options={kinds} value={kind} onChange={setKind} />
        </Card>
        <Field
          label={kind === 'other' ? '做了什么' : '备注（可不填）'}
          multiline
          counted
          maxLength={200}
          {...form.field('note')}
        />
        <Card>
          <UploadField
            label="照片（可不拍）"
            note="没网也能拍，先存在手机里"
            uploads={uploads}
            {...form.mark('photos')}
          />
        </Card>
      </FormPage>
      <StaffProof />
    </>
  )
}

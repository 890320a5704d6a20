import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { go, replace } from '@/navigation/go'
import { PresenceSheet } from '@/parts/machine/presence/PresenceSheet'
import { type FaultKind, faultChoices } from '@/parts/maintenance/fault'
import { mostPhotos } from '@/parts/maintenance/usePhotos'
import { randomUuid } from '@/platform/uuid'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { uploadPicture } from '@/request/uploadPicture'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'

const bring = uploadPicture('maintenance')

/** Something is wrong with a machine: who stands there, bought there or sees to it says it. */
export function ReportForm({ machineSn }: { machineSn: string }) {
  const [kind, setKind] = useState<FaultKind>('nothing')
  const [proving, setProving] = useState(false)
  // one report, however often it is sent
  const [work_id] = useState(randomUuid)
  const uploads = useUploads({ most: mostPhotos, upload: bring })
  const { ofSlot } = faultChoices.find(({ value }) => value === kind)!
  const form = useForm({ machine: machineSn, slot: '', words: '' }, (values) => ({
    machine: /^[A-Z0-9-]{4,20}$/.test(values.machine.trim()) ? undefined : '请填写机身上的编号',
    slot:
      ofSlot && values.slot.trim() && !/^[A-Za-z]\d{1,2}$/.test(values.slot.trim())
        ? '货道像 A1 这样写，不知道就不填'
        : undefined,
    words: kind === 'other' && !values.words.trim() ? '请写一句哪里不对' : undefined,
    photos: uploadsFault(uploads.items, 0),
  }))
  const { submit, busy, error } = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const slot_no = ofSlot ? filled.slot.trim().toUpperCase() : ''
    const words = filled.words.trim()
    const picture_ids = uploads.done.map(({ upload_id }) => upload_id).join(',')
    try {
      const taken = await api.post('/tp5/api/OperationFault/add', {
        ...{ machine_sn: filled.machine.trim(), work_id, kind },
        ...(slot_no && { slot_no }),
        ...(words && { words }),
        ...(picture_ids && { picture_ids }),
      })
      toast(taken.words)
      await replace('repairLog', {})
    } catch (thrown) {
      if (isRefusal(thrown, 'presenceNeeded')) return setProving(true)
      throw thrown
    }
  })
  const machine_sn = form.values.machine.trim()
  return (
    <>
      <FormPage
        route="repairAdd"
        submitText="报修"
        busy={busy}
        error={error}
        onSubmit={() => void submit()}
      >
        <Card bare>
          <Cell icon="doc" title="我的报修记录" onPress={() => void go('repairLog', {})} />
        </Card>
        {!machineSn && <Field label="机器编号" placeholder="LJ-0107" {...form.field('machine')} />}
        <Card bare>
          <RadioGroup label="哪里不对" options={faultChoices} value={kind} onChange={setKind} />
        </Card>
        {ofSlot && (
          <Field label="货道（知道就填）" placeholder="A1" maxLength={3} {...form.field('slot')} />
        )}
        <Field
          label={kind === 'other' ? '哪里不对' : '补充说明（可不填）'}
          multiline
          counted
          maxLength={200}
          {...form.field('words')}
        />
        <Card>
          <UploadField
            label="照片（可不拍）"
            note="拍到机器和坏的地方，只有维修的师傅能看"
            uploads={uploads}
            {...form.mark('photos')}
          />
        </Card>
      </FormPage>
      {proving && (
        <PresenceSheet
          machine={{ machine_sn, name: machine_sn }}
          deed="报修"
          standing={false}
          onHere={() => {
            setProving(false)
            void submit()
          }}
          onClose={() => setProving(false)}
        />
      )}
    </>
  )
}

import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import {
  type Install,
  type InstallStep,
  installStep,
  readingFault,
  wholeTyped,
} from '@/parts/maintenance/install'
import { usePhotos } from '@/parts/maintenance/usePhotos'
import { outbox } from '@/parts/outbox/outbox'
import { stamp } from '@/parts/outbox/step'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'

interface StepFormProps {
  install: Install
  step: InstallStep
}

/** What one step wants: pictures, a reading, a word beside it. */
export function StepForm({ install, step }: StepFormProps) {
  const { uploads, photos } = usePhotos()
  const { title, text, shots, reading } = step
  const form = useForm({ reading: '', note: '' }, (values) => ({
    photos: uploadsFault(uploads.items, step.photos),
    reading: readingFault(reading, values.reading),
    note: undefined,
  }))
  const { submit, busy, error } = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const value = reading ? wholeTyped(filled.reading) : undefined
    const note = filled.note.trim()
    const done = {
      ...stamp(),
      ...(value !== undefined && { reading: value }),
      ...(note && { note }),
    }
    // it goes by itself, now or later
    void outbox.add(installStep(install, step, done, photos))
  })
  return (
    <Card>
      <Stack>
        <SectionHead title={`第 ${install.list.indexOf(step) + 1} 步 ${title}`} />
        <Text tone="ink2">{text}</Text>
        {step.photos > 0 && (
          <UploadField
            label={`照片，至少 ${step.photos} 张`}
            note={`${shots}，先存在手机里`}
            uploads={uploads}
            {...form.mark('photos')}
          />
        )}
        {reading && (
          <Field
            label={`${reading.name}（${reading.unit}）`}
            maxLength={7}
            {...form.field('reading')}
          />
        )}
        {step.step !== 'depart' && (
          <Field label="备注（可不填）" multiline maxLength={200} {...form.field('note')} />
        )}
        <CallError error={error} />
        <Button shape="full" busy={busy} onPress={() => void submit()}>
          {step.step === 'depart' ? '我出发了' : '做好了，下一步'}
        </Button>
      </Stack>
    </Card>
  )
}

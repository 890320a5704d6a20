import { useEffect } from 'react'
import { useForm } from '@/blocks/form/useForm'
import { useRoute } from '@/navigation/useRoute'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { FieldError } from '@/ui/field/FieldError'
import { cabinet } from '@/ui/illustrations/occasions/cabinet'
import { Screen } from '@/blocks/screen/Screen'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import { useScanning } from './useScanning'

const why = '第一次扫的机器会记成您常用的那台，有活动就带您去参加。'

/** The camera opens at once, unless the address says the machine; the number under the code can always be typed instead. */
export default function ScanMachine() {
  const { machine_sn, seen } = useRoute('scanMachine')
  const { canScan, scan, enter, busy, problem, error } = useScanning()
  const form = useForm({ number: '' }, ({ number }) => ({
    number: number.trim() ? undefined : '请填写机器编号，它印在二维码下面',
  }))
  useEffect(() => {
    if (machine_sn) void enter(machine_sn, seen)
    else if (canScan) void scan()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])

  const typed = () => {
    const filled = form.check()
    if (filled) void enter(filled.number)
  }
  if (machine_sn && !problem && !error) {
    return (
      <Screen route="scanMachine">
        <Stack inset>
          <RowsSkeleton rows={2} />
        </Stack>
      </Screen>
    )
  }
  return (
    <Screen route="scanMachine">
      <Stack inset>
        <Card>
          <Stack>
            <Message
              scene={cabinet}
              title="扫柜门上的二维码"
              text={canScan ? why : `这个浏览器不能扫码，请在下面输入编号。${why}`}
            />
            <FieldError text={problem} />
            <CallError error={error} />
            {canScan && (
              <Button shape="full" icon="scan" busy={busy} onPress={() => void scan()}>
                {problem ? '再扫一次' : '扫一扫'}
              </Button>
            )}
          </Stack>
        </Card>
        <Card>
          <SectionHead title={canScan ? '扫不了？输入编号' : '输入编号'} />
          <Stack>
            <Field
              label="机器编号"
              placeholder="如 LJ-0107"
              maxLength={20}
              {...form.field('number')}
              onConfirm={typed}
            />
            <Button kind={canScan ? 'outline' : 'primary'} shape="full" busy={busy} onPress={typed}>
              看这台机器
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Screen>
  )
}

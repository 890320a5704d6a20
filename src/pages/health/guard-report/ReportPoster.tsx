import { useState } from 'react'
import type { GuardReport } from '@/parts/health/guard/guard'
import { CodedPoster } from '@/parts/sharing/CodedPoster'
import { housePicture } from '@/parts/sharing/housePicture'
import { wholeAddress } from '@/platform/wholeAddress'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Text } from '@/ui/text/Text'

/** A picture says that there is a report; what was measured stands on it only where its owner ticks that. */
export function ReportPoster({ report }: { report: GuardReport }) {
  const [told, setTold] = useState(false)
  const { title, made, measures } = report
  const figures = measures.map(({ name, text, outside }) =>
    [`${name}平均 ${text}`, outside].filter(Boolean).join('，'),
  )
  return (
    <Stack>
      <Text size="sm" tone="ink2">
        图片默认不带任何数字。发给谁看，您自己决定
      </Text>
      {figures.length > 0 && (
        <Checkbox label="图片里带上数字" ticked={told} onChange={setTold}>
          {`图片里带上${measures.map(({ name }) => name).join('、')}的数字，看到图片的人都会看到`}
        </Checkbox>
      )}
      <CodedPoster
        key={String(told)}
        name="健康守护报告"
        data={{
          title,
          picture: housePicture,
          ...(told && { figures }),
          note: made,
          code: wholeAddress('/agedParty/HealthProtectionhome'),
          codeWords: '扫码了解健康守护',
        }}
      />
    </Stack>
  )
}

import { useState } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { type GuardReport, notAVerdict } from '@/parts/health/guard/guard'
import { printPaper } from '@/platform/printing'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { paperOf, sectionsOf } from './paperOf'
import { ReportPoster } from './ReportPoster'

/** The report as it is read, and the ways to hand it on. */
export function ReportSheet({ report }: { report: GuardReport }) {
  const [sharing, setSharing] = useState(false)
  const action = (
    <Foot>
      {printPaper && (
        <Button shape="full" icon="doc" onPress={() => printPaper?.(paperOf(report))}>
          打印
        </Button>
      )}
      <Button kind="outline" shape="full" onPress={() => setSharing(true)}>
        做成图片
      </Button>
    </Foot>
  )
  return (
    <Screen route="guardReport" action={action}>
      <Stack inset>
        <Card>
          <Stack>
            <Text size="sm" tone="ink2">
              {`${report.title}，${report.made}`}
            </Text>
            <Text size="lg" strong heading={2}>
              {report.sentence}
            </Text>
          </Stack>
        </Card>
        {sectionsOf(report).map(({ heading, lines }) => (
          <Card key={heading}>
            <SectionHead title={heading} />
            <Stack>
              {lines.map((line) => (
                <Text key={line}>{line}</Text>
              ))}
            </Stack>
          </Card>
        ))}
        <Text size="sm" tone="ink2" center>
          {notAVerdict}
        </Text>
      </Stack>
      <Sheet open={sharing} title="做成图片" onClose={() => setSharing(false)}>
        <ReportPoster report={report} />
      </Sheet>
    </Screen>
  )
}

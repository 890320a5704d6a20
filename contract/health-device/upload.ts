import { z } from 'zod'
import { measure, qualityKeys, stageKeys, values } from '../health/shapes'

/**
 * What a device that measures by itself says, as JSON to `/device/health`, signed as machines sign
 * (contract/machine/device.ts) with `x-device` its serial number. Sent again, nothing changes: a
 * device, a measure and a time are one reading. The answer tells how many were new and the server's time.
 */
const second = z.int().min(0).max(9_999_999_999)

/** What a wristband kept of a week, a reading a minute, comes in one. */
export const mostUploadsAMinute = 30

export const upload = z.strictObject({
  /** What the device's own clock says while it sends, in seconds since 1970; times are corrected by it. */
  clock: second,
  /** In percent; null where it has none. */
  battery: z.int().min(0).max(100).nullable(),
  readings: z
    .array(
      z.strictObject({
        measure,
        /** By the device's own clock, in seconds since 1970. */
        at: second,
        values: z.strictObject(values),
        /** Left out: unknown. What is doubtful is kept, and stays out of averages and alerts. */
        quality: z.enum(qualityKeys).optional(),
        /** Of a night, where the device tells them apart: since when by its clock, and for how long. */
        stages: z
          .array(
            z.strictObject({
              stage: z.enum(stageKeys),
              at: second,
              minutes: z.int().min(1).max(1440),
            }),
          )
          .max(200)
          .optional(),
      }),
    )
    .max(400),
})

export type Upload = z.input<typeof upload>

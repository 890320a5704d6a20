import type { z } from 'zod'

/** One variable of the environment: its name, what it may be, and what it is for. */
export interface Setting<Value = unknown> {
  name: string
  schema: z.ZodType<Value>
  says: string
}

/** Settings by the names that the house knows their values by. */
export type Fields = Readonly<Record<string, Setting>>

export type Values<Of extends Fields> = {
  [Key in keyof Of]: Of[Key] extends Setting<infer Value> ? Value : never
}

export type Env = Readonly<Record<string, string | undefined>>

export const setting = <Schema extends z.ZodType>(name: string, schema: Schema, says: string) => ({
  name,
  schema,
  says,
})

/** Takes values out of the environment, and gathers all that is wrong with them. */
export class EnvReader {
  readonly problems: string[] = []

  constructor(private readonly env: Env) {}

  /** What is missing is missing because of something: `SMS_PROVIDER is aliyun`. */
  read<Of extends Fields>(fields: Of, because = ''): Values<Of> {
    const values = Object.entries(fields).map(([key, field]) => [key, this.value(field, because)])
    return Object.fromEntries(values) as Values<Of>
  }

  /** Judges what is given of settings that nothing asks for now. */
  check(fields: Fields): void {
    for (const field of Object.values(fields))
      if (this.given(field) !== undefined) this.value(field, '')
  }

  /** An empty variable is one that is not set. */
  private given({ name }: Setting): string | undefined {
    return this.env[name]?.trim() || undefined
  }

  private value(field: Setting, because: string): unknown {
    const given = this.given(field)
    const { data, error } = field.schema.safeParse(given)
    for (const { message } of error?.issues ?? []) {
      const problem = given === undefined ? `is needed while ${because}` : message
      this.problems.push(`${field.name} ${problem}`)
    }
    return data
  }
}

import { z } from 'zod'
import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { refusals } from '@contract/refusals'
import { aboutOf } from '@server/call/envelope'
import { byPath } from './by-path'
import type { Schema } from './shape'

/** What every request carries beside the call's own fields. */
export const wrapping: Record<string, string> = {
  format: 'json',
  terminal: 'webmall, the client',
  hm_version: '8.0.8, the version of the protocol',
  access_token: 'of the signed-in session',
  lat: 'latitude, truncated to 6 decimals',
  lng: 'longitude, truncated to 6 decimals',
  hm_timestamp: 'seconds; at most 300 away from the server',
  hm_nonce: '12 digits; a retry of a write sends the same again and gets the same answer',
  hm_sign:
    'upper-case MD5 of all non-empty parameters, sorted by name, as name=value joined with &, plus the secret suffix',
}

const optional = new Set(['access_token', 'lat', 'lng'])

/** These calls of the contract as OpenAPI 3.1. */
export function openApi(calls: readonly Path[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: '邻集 LinJi',
      version: '8.0.8',
      description:
        'Every reply is HTTP 200 with an envelope, but where its status alone tells; error 0 is success, anything else a refusal whose message is for the person. A success says what it is about (of) and what it makes stale (touches), where there is something to say.',
    },
    paths: Object.fromEntries(calls.map((path) => [path, pathItem(path)])),
    components: {
      parameters: Object.fromEntries(
        Object.entries(wrapping).map(([name, description]) => [
          name,
          {
            name,
            in: 'query',
            description,
            required: !optional.has(name),
            schema: { type: 'string' },
          },
        ]),
      ),
      schemas: {
        Refusal: envelope({ type: ['object', 'null'] }, refusalCodes()),
      },
    },
  }
}

function refusalCodes(): Schema {
  const lines = Object.entries(refusals).map(
    ([name, { error, message }]) => `${error} ${name}: ${message}`,
  )
  return { type: 'integer', description: lines.join('\n') }
}

export const pathItem = byPath((path: Path) => {
  const call: Call = api[path]
  const input = schemaOf(call.in, 'input')
  const own = Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
  const form = {
    allOf: [input, { type: 'object', required: mustWrap, properties: wrappingFields() }],
  }
  const common = Object.keys(wrapping).map((name) => ({ $ref: `#/components/parameters/${name}` }))
  const isGet = call.method === 'GET'
  return {
    [call.method.toLowerCase()]: {
      operationId: path.slice(1).replaceAll('/', '_'),
      tags: [path.split('/').at(-2) ?? ''],
      summary: call.summary,
      'x-access': call.access,
      'x-once': call.once ?? false,
      'x-alike': call.alike ?? false,
      ...(call.limit ? { 'x-limit': call.limit } : {}),
      ...(call.atOnce ? { 'x-at-once': call.atOnce } : {}),
      ...(isGet ? { parameters: [...own, ...common] } : {}),
      ...(isGet
        ? {}
        : { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: form } } } }),
      responses: call.reply === 'status' ? byStatus : { 200: reply(success(call)) },
    },
  }
})

const mustWrap = Object.keys(wrapping).filter((name) => !optional.has(name))

export const wrappingFields = () =>
  Object.fromEntries(
    Object.entries(wrapping).map(([name, description]) => [name, { type: 'string', description }]),
  )

const byStatus = {
  200: { description: 'Success, without a body' },
  default: {
    description: 'The envelope of a refusal',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
}

function success(call: Call): Schema {
  const whole = envelope(schemaOf(call.out, 'output'), { const: 0 })
  const about = Object.entries(aboutOf(call))
  const said = Object.fromEntries(
    about.map(([name, tags]): [string, Schema] => [name, { const: tags }]),
  )
  return { ...whole, properties: { ...whole.properties, ...said } }
}

const reply = (succeeded: Schema) => ({
  description: 'The envelope',
  content: {
    'application/json': {
      schema: { oneOf: [succeeded, { $ref: '#/components/schemas/Refusal' }] },
    },
  },
})

const envelope = (data: Schema, error: Schema): Schema => ({
  type: 'object',
  required: ['error', 'message', 'data'],
  properties: { error, message: { type: 'string' }, data },
})

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  delete json.$schema
  return json as Schema
}

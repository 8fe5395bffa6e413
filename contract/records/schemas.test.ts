import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContractError, parseRefusal } from './envelope.ts'
import { isSchemaName, readAnswer, type SchemaName, schemas } from './schemas.ts'

const names = Object.keys(schemas).filter(isSchemaName)

describe('reading an answer', () => {
  it.each(['<html>', null, [], 'text', 7, { message: 'no data' }])(
    'refuses %j, which is not the provider’s envelope',
    (body) => {
      expect(() => readAnswer('package-list', body)).toThrow(ContractError)
    },
  )

  it.each([
    { statusCode: 500, message: 'Server fault', data: [] },
    { statusCode: '402', message: 'Package not found', data: null },
  ])('refuses %j, an error that came as a success', (body) => {
    expect(() => readAnswer('package-list', body)).toThrow(ContractError)
  })

  it('takes an empty object that PHP sends as [] or null', () => {
    expect(readAnswer('choices', { statusCode: 200, data: null })).toEqual([])
    expect(readAnswer('choices', { statusCode: 200, data: [] })).toEqual([])
    expect(readAnswer('time-slots', { data: [] })).toEqual([])
  })

  it('takes objects keyed by id, and arrays when the keys happen to run 0, 1, 2', () => {
    expect(readAnswer('choices', { data: { 4: { id: 4, name: 'Estate' }, 9: { name: 'Farm' } } })).toEqual([
      { id: '4', name: 'Estate' },
      { id: '9', name: 'Farm' },
    ])
    expect(readAnswer('choices', { data: [{ id: 4, name: 'Estate' }] })).toEqual([
      { id: '4', name: 'Estate' },
    ])
  })

  it('keeps a record whose promo, type, project or package has null for an id', () => {
    const none = { id: null, name: 'land', title: '5 %' }
    const data = [
      { id: 1, name: 'Plot', project: { id: 3, name: 'Estate', projectType: none }, promos: [none] },
    ]
    const [plot] = readAnswer('package-list', { data })
    expect([plot?.project?.projectType?.name, plot?.promos[0]?.title]).toEqual(['land', '5 %'])
    const tours = readAnswer('schedule-list', { data: [{ id: 2, package: none, project: none }] })
    expect(tours).toMatchObject([{ package: { id: undefined, name: 'land' }, project: { name: 'land' } }])
    expect(readAnswer('choices', { data: { 4: none } })).toEqual([{ id: '4', name: 'land' }])
  })

  it('sorts dates, and drops repeats, nulls and nonsense', () => {
    const data = ['2027-01-09', null, '2027-01-02', '2027-01-09', 'soon', 3]
    expect(readAnswer('dates', { data })).toEqual(['2027-01-02', '2027-01-09'])
  })

  it('takes the times of an afternoon as the clock has them, and drops what is no time of day', () => {
    const data = {
      12: '02:30 PM',
      7: '9:05 am',
      8: '12:15 AM',
      9: '14:30:00',
      3: '14:30 or later',
      4: '25:00',
    }
    expect(readAnswer('time-slots', { data }).map(({ time }) => time)).toEqual([
      ...['00:15', '09:05', '14:30', '14:30'],
    ])
  })

  it('takes times with and without seconds, earliest first', () => {
    expect(readAnswer('time-slots', { data: { 12: '14:30:00', 7: '9:05', 8: 'noon' } })).toEqual([
      { scheduleId: '7', time: '09:05' },
      { scheduleId: '12', time: '14:30' },
    ])
  })
})

describe('every shape', () => {
  it.each(names)(
    '%s gives a value or a ContractError for anything at all, and takes its own result back',
    (name: SchemaName) => {
      fc.assert(
        fc.property(fc.anything({ maxDepth: 4 }), (data) => {
          let value: unknown
          try {
            value = schemas[name](data)
          } catch (error) {
            expect(error).toBeInstanceOf(ContractError)
            return
          }
          expect(schemas[name](value)).toEqual(value)
        }),
        { numRuns: 300 },
      )
    },
  )
})

describe('a refusal', () => {
  it.each([
    [{ statusCode: 402, message: 'This Schedule is fully booked' }, 'This Schedule is fully booked', {}],
    [
      {
        statusCode: 422,
        error: 'The email is taken.',
        errors: { email: ['The email is taken.'], phone: [] },
      },
      'The email is taken.',
      { email: 'The email is taken.' },
    ],
    ['<html>', null, {}],
    [{ message: '' }, null, {}],
  ])('%j says %j', (body, message, fieldErrors) => {
    expect(parseRefusal(body)).toEqual({ message, fieldErrors })
  })
})

'use strict';

const { exception } = require('./failures.cjs');

const operators = ['<', '<=', '>', '>=', '==', '!='];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function operator(raw) {
  if (operators[raw]) return operators[raw];
  throw exception('NSInvalidArgumentException', `Unsupported operator type in predicate: ${raw}`);
}

/** The predicate of each member of a filter. Undefined is no condition. */
const conditions = {
  uuid: (text) => (uuid.test(text) ? { uuids: [text] } : undefined),
  uuids: (texts) => ({ uuids: texts.filter((text) => uuid.test(text)) }),
  date({ startDate, endDate, strictStartDate, strictEndDate }) {
    const options = [strictStartDate && 'strictStartDate', strictEndDate && 'strictEndDate'].filter(Boolean);
    return { startDate, endDate, options };
  },
  metadata({ withMetadataKey: key, operatorType = 4, value }) {
    if (value === undefined) return { metadataKey: key };
    const compared = typeof value === 'boolean' ? Number(value) : value;
    const sent = typeof compared === 'object' ? { date: compared } : compared;
    return { metadataKey: { key, operator: operator(operatorType), value: sent } };
  },
  workout: (workout) => ({ workout: workout.uuid }),
  sources: (sources) => (sources.length > 0 ? { sources: sources.map((source) => source.bundleIdentifier) } : undefined),
  workoutActivityType: (workoutActivityType) => ({ workoutActivityType }),
  fhirResourceType: (fhirResourceType) => ({ fhirResourceType }),
  duration({ predicateOperator, durationInSeconds: value }) {
    return { workoutDuration: { operator: operator(predicateOperator), value } };
  },
};

/** Joins predicates. A predicate that is left alone stands without `and` or `or`. */
function join(name, predicates) {
  const present = predicates.filter((predicate) => predicate !== undefined);
  return present.length > 1 ? { [name]: present } : present[0];
}

/** The predicate of the members of a filter, without those that join filters. */
function base(filter) {
  const members = Object.keys(conditions).filter((name) => filter[name] !== undefined);
  return join('and', members.map((name) => conditions[name](filter[name])));
}

const not = (predicate) => predicate && { not: predicate };

/** The predicate of a filter for samples. Undefined if it has no condition. */
function samplePredicate(filter) {
  if (!filter) return undefined;
  const { OR = [], AND = [], NOT = [] } = filter;
  const parts = [base(filter), join('or', OR.map(base)), join('and', AND.map(base)), not(join('and', NOT.map(base)))];
  return join('and', parts);
}

/** The predicate of a filter for workouts or clinical records: `NOT` excludes each of its filters. */
function workoutPredicate(filter) {
  if (!filter) return undefined;
  const { OR = [], AND = [], NOT = [] } = filter;
  const excluded = join('and', NOT.map((each) => not(base(each))));
  return join('and', [base(filter), join('or', OR.map(base)), excluded, join('and', AND.map(base))]);
}

module.exports = { samplePredicate, workoutPredicate };

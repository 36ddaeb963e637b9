const DECLARED = 'What lies on a device is declared in src/state/device.';
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
  name,
  message: DECLARED,
}));

/**
 * Rules for all of src, in both linters.
 * @type {Record<string, ['error', ...object[]]>}
 */
export const declaredOnDevice = {
  'no-restricted-globals': ['error', ...STORAGES],
  'no-restricted-properties': [
    'error',
    ...STORAGES.flatMap(({ name: property, message }) =>
      ['window', 'globalThis', 'self'].map((object) => ({ object, property, message })),
    ),
    { object: 'document', property: 'cookie', message: DECLARED },
  ],
  'no-restricted-imports': ['error', { name: 'idb-keyval', message: DECLARED }],
};

/** Attributes and keys whose values people read or hear. */
const SHOWN =
  /^(?:label|title|heading|hint|alt|placeholder|busyLabel|legend|summary|caption|intro|noun|aria-(?:label|description|placeholder|roledescription|valuetext))$/;

/** Selectors, columns, styles, addresses and code. */
const CODE = /[<>=_[\]#*\\]|\w\(|\([\w-]+:|\b[a-z]+[A-Z]|^(?:main|header) [a-z ]+$/;

/** Several words, or characters that only texts have. */
const TEXT =
  /(?:^|[\s“(])\p{L}[\p{L}’-]*[.:;?!]? [\p{L}{“]|\} \p{L}{2,}|^\p{Lu}\p{Ll}+[,.:;?!]$|[’…]|(?:^|\s)\p{L}+, \p{L}+ \p{L}/u;

const isText = (words) => /\p{L}|’/u.test(words) && TEXT.test(words) && !CODE.test(words);

/** Attributes that nobody reads or hears. */
const UNSEEN = /^(?:class|data-(?!title)|aria-keyshortcuts)/;

/** The attribute or property that a text is for, even if conditional. */
function holderOf({ parent }) {
  const passes = /^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/.test(parent.type);
  return passes ? holderOf(parent) : parent;
}

const nameOf = (node) => node?.name?.name ?? node?.key?.name ?? node?.key?.value;

/** Texts for developers, types, keys, and values of a protocol. */
function isForMachines(node) {
  const { type, callee, key } = node.parent;
  if (type === 'TSLiteralType' || key === node) return true;
  return (
    /(?:Error|Exception)$/.test(callee?.name) ||
    /^(?:console|headers)$/.test(callee?.object?.name) ||
    callee?.property?.name === 'insertDirective' ||
    /^(?:authorization|msg)$/.test(key?.name)
  );
}

/** @type {import('eslint').Rule.RuleModule} */
const inWordsFiles = {
  meta: { type: 'problem', messages: { text: 'A text stands in words.ts: {{words}}' }, schema: [] },
  create(context) {
    const report = (node, words) => {
      context.report({ node, messageId: 'text', data: { words: words.trim() } });
    };
    const check = (node, words) => {
      const holder = holderOf(node);
      if (UNSEEN.test(nameOf(holder) ?? '')) return;
      const shown = SHOWN.test(nameOf(holder) ?? '') && /\p{L}{2}/u.test(words) && !words.startsWith('{');
      const attribute = holder.type === 'JSXAttribute' && /^\p{Lu}\p{Ll}/u.test(words);
      if (!shown && !attribute && !isText(words)) return;
      if (!isForMachines(node)) report(node, words);
    };
    return {
      JSXText: (node) => /\p{L}/u.test(node.value) && report(node, node.value),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked).join('{}')),
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const byLocale = {
  meta: {
    type: 'problem',
    messages: { intl: 'src/domain/operator.ts formats, by the operator’s locale.' },
    schema: [],
  },
  create: (context) => ({
    MemberExpression: (node) => node.object.name === 'Intl' && context.report({ node, messageId: 'intl' }),
  }),
};

/** Rules of ours, for both linters. */
export default { meta: { name: 'texts' }, rules: { 'in-words-files': inWordsFiles, 'by-locale': byLocale } };

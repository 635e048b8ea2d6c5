// What this project uses of lit-html, for the type check only.
export declare const nothing: unique symbol;
export declare function html(strings: TemplateStringsArray, ...values: unknown[]): unknown;
export declare function svg(strings: TemplateStringsArray, ...values: unknown[]): unknown;
export declare function render(value: unknown, container: HTMLElement | DocumentFragment): unknown;

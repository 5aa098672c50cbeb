// Putting a text on the clipboard. Browsers keep the modern way for secure addresses; at home, over plain http, the old
// way still works.
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text);
    }
}

function copyBySelection(text: string): boolean {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'visually-hidden';
    // Inside an open dialog, the rest of the page cannot be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    try {
        return document.execCommand('copy');
    } finally {
        field.remove();
    }
}
